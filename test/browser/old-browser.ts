import type { Page, Route } from 'playwright-core'

/**
 * Renames attributes and selectors that Chrome 109, Firefox 115 and Safari 16.4 do not support. `popovertarget` stays, because it does
 * nothing on its own.
 */
const unknownNames: [RegExp, string][] = [
  [/ (popover|closedby|interestfor)=/gi, ' data-unknown-$1='],
  [/ integrity="[^"]*"/g, ''],
]
const unknownStyles: [RegExp, string][] = [
  [/:popover-open|::details-content|@starting-style/g, ':unknown-name'],
  [/:has\(/g, ':unknown-name('],
  [/color-mix\(/g, 'unknown-mix('],
  [/position-area/g, 'unknown-area'],
]

/** Removes the features that any of the oldest supported browsers lacks. Use as `before` of a visit. */
export async function withoutNewInterfaces(page: Page): Promise<void> {
  await page.addInitScript(removeFeatures)
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type === 'document') return rename(route, [...unknownNames, ...unknownStyles])
    return type === 'stylesheet' ? rename(route, unknownStyles) : route.fallback()
  })
}

async function rename(route: Route, names: [RegExp, string][]): Promise<void> {
  // Leave redirects to the browser.
  const response = await route.fetch({ maxRedirects: 0 })
  const text = await response.text()
  await route.fulfill({ response, body: names.reduce((changed, [name, unknown]) => changed.replace(name, unknown), text) })
}

/** Runs in the browser before any script of the page. */
function removeFeatures() {
  const remove = (owner: object, ...names: string[]) => {
    for (const name of names) if (!Reflect.deleteProperty(owner, name)) throw new Error(`${name} cannot be removed`)
  }
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
  remove(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction', 'commandForElement', 'command')
  remove(HTMLDialogElement.prototype, 'requestClose', 'closedBy')
  remove(Document.prototype, 'startViewTransition')
  remove(Element.prototype, 'moveBefore')
  remove(URL, 'canParse', 'parse')
  remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with')
  remove(Array, 'fromAsync')
  remove(Object, 'groupBy')
  remove(Map, 'groupBy')
  remove(Promise, 'withResolvers', 'try')
  remove(AbortSignal, 'any')
  remove(String.prototype, 'isWellFormed', 'toWellFormed')
  remove(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
  remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'take', 'drop', 'flatMap', 'some', 'every', 'find')
  remove(window, 'ToggleEvent', 'CommandEvent', 'requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'CloseWatcher')
  remove(Navigator.prototype, 'connection')

  // Safari allows 100 new addresses in ten seconds, Firefox 200, and then throws.
  let changes = 0
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name]
    History.prototype[name] = function (...values) {
      if (++changes > 100) throw new DOMException(`${name} more than 100 times`, 'SecurityError')
      change.apply(this, values)
    }
  }

  const newSelector = /:popover-open|:has\(|:open\b/
  for (const owner of [Element.prototype, Document.prototype, DocumentFragment.prototype]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const known: unknown = Reflect.get(owner, name)
      if (typeof known !== 'function') continue
      const strict = function (this: unknown, selector: string) {
        if (newSelector.test(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError')
        return Reflect.apply(known, this, [selector])
      }
      Object.defineProperty(owner, name, { value: strict, configurable: true, writable: true })
    }
  }
  const setAttribute = Element.prototype.setAttribute
  const newAttribute = /^(popover|closedby)$/i
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, newAttribute.test(name) ? `data-unknown-${name}` : name, value)
  }
}
