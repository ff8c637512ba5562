import { createHash } from 'node:crypto'

/** Faults that would break a page in every browser. React escapes quotes in text, so ` style="` can only be an attribute. */
export function findPageFaults(html: string, allowedScriptHash: string): string[] {
  const faults: string[] = []
  if (!html.trimEnd().endsWith('</html>')) faults.push('cut off')
  if (html.includes('<!--$!-->')) faults.push('boundary left to the browser')
  if (/<div hidden(="")? id="S:/.test(html)) faults.push('boundary out of place')
  // Plain search first: nearly every page has neither, and the regular expressions take a tenth of the rendering time.
  if (html.includes(' style="') && /<[^>]* style="/.test(html)) faults.push('style attribute')
  if (/<style[\s>]/.test(html)) faults.push('style element')
  if (/ on[a-z]+="/.test(html) && /<[a-z][^<>]* on[a-z]+="/.test(html)) faults.push('inline handler')
  if (inlineScripts(html).some((code) => policyHash(code) !== allowedScriptHash)) faults.push('inline script that the policy refuses')
  return faults
}

/** Inline scripts that would run, which excludes JSON data. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/ src="/.test(attributes) && !/ type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => code)
}

/** The hash of a script or style as a security policy names it. */
export const policyHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
