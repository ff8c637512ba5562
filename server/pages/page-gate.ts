import { createHash } from 'node:crypto'

/** Errors that would break a page in every browser. React escapes quotes in text, so ` style="` can only be an attribute. */
export function findPageErrors(html: string, allowedScriptHash: string): string[] {
  const errors: string[] = []
  if (!html.trimEnd().endsWith('</html>')) errors.push('cut off')
  if (html.includes('<!--$!-->')) errors.push('boundary left to the browser')
  if (/<div hidden(="")? id="S:/.test(html)) errors.push('boundary out of place')
  // Plain search first: nearly every page has neither, and the regular expressions take a tenth of the rendering time.
  if (html.includes(' style="') && /<[^>]* style="/.test(html)) errors.push('style attribute')
  if (/<style[\s>]/.test(html)) errors.push('style element')
  if (/ on[a-z]+="/.test(html) && /<[a-z][^<>]* on[a-z]+="/.test(html)) errors.push('inline handler')
  if (inlineScripts(html).some((code) => policyHash(code) !== allowedScriptHash)) errors.push('inline script that the policy refuses')
  return errors
}

/** Inline scripts that would run, which excludes JSON data. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/ src="/.test(attributes) && !/ type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => code)
}

/** The hash of a script or style as a security policy names it. */
export const policyHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
