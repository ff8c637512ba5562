export type Coding = 'br' | 'gzip' | 'identity'

/** Browsers send the same few lines again and again. */
const chosen = new Map<string, Coding>()
const maxChosen = 50

/** The coding to answer in: the one the client likes best, Brotli before gzip where it does not mind. */
export function chooseCoding(header: string | undefined): Coding {
  if (!header) return 'identity'
  const known = chosen.get(header)
  if (known) return known
  const coding = bestCoding(header)
  if (chosen.size < maxChosen && header.length < 100) chosen.set(header, coding)
  return coding
}

function bestCoding(header: string): Coding {
  const quality = parseQualities(header)
  const any = quality.get('*')
  const br = quality.get('br') ?? any ?? 0
  const gzip = quality.get('gzip') ?? quality.get('x-gzip') ?? any ?? 0
  // Not named, identity is welcome only where nothing else is.
  const identity = quality.get('identity') ?? 0
  if (br > 0 && br >= gzip && br >= identity) return 'br'
  return gzip > 0 && gzip >= identity ? 'gzip' : 'identity'
}

function parseQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const quality = parameters.map((parameter) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
    qualities.set(name.trim(), quality === undefined ? 1 : Number(quality))
  }
  return qualities
}
