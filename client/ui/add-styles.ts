/** Adds the style sheet that comes with a chunk. The security policy allows a constructed sheet, but no `style` element. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer components{${css}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
