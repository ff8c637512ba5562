/** Background color of the drawing. Pages set `--paper` on bands that are not `ground`. */
export const paper = 'var(--paper,var(--ground))'

/** Background color below grade. Pages set `--below` where a drawing stands on the border of two bands. */
export const paperBelow = `var(--below,${paper})`

function mix(token: string, percent: number): string {
  return `color-mix(in srgb,var(--${token}) ${percent}%,${paper})`
}

/** Fill colors by role: theme tokens mixed with the background, so that they work in both color modes and on every band. */
export const fills = {
  none: 'none',
  paper,
  wood: mix('accent', 12),
  /** Posts, rails and braces. */
  post: mix('accent', 24),
  sheathing: mix('accent', 30),
  stone: mix('second', 11),
  /** Concrete and caps; water on plans. */
  concrete: mix('second', 26),
  /** Also shirts. */
  siding: mix('second', 34),
  trousers: mix('line', 62),
  vest: mix('accent', 52),
  /** Steel, straps and hardware. */
  line: 'var(--line)',
  accent: 'var(--accent)',
  second: 'var(--second)',
  foam: 'var(--foam)',
} as const

export type Fill = keyof typeof fills
