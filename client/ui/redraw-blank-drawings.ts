/**
 * Chromium bug (142 and 143 at least): `<use>` elements stay blank if the sprite sheet comes from the memory cache, as after a reload or a
 * form response: https://github.com/btcpayserver/btcpayserver/issues/7003. Setting `href` again fixes it.
 */
export function redrawBlankDrawings(): void {
  const uses = [...document.querySelectorAll('use')]
  const isBlank = (use: SVGUseElement) => use.parentElement?.getClientRects().length && !use.getBBox().width
  if (uses.some(isBlank)) for (const use of uses) use.setAttribute('href', use.href.baseVal)
}
