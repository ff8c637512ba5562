import { useSyncExternalStore } from 'react'

export type ColorMode = 'light' | 'dark' | 'system'

const storageKey = 'color-mode'
const changeEvent = 'color-mode-change'

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark' || value === 'system'

/** Read from the document's attribute: it is set before the first paint, even where storage is blocked. */
function currentMode(): ColorMode {
  const { colorMode } = document.documentElement.dataset
  return isColorMode(colorMode) ? colorMode : 'light'
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const isDarkNow = () => currentMode() === 'dark' || (currentMode() === 'system' && systemIsDark().matches)

function apply(mode: ColorMode) {
  document.documentElement.dataset.colorMode = mode
  updateThemeColor()
  dispatchEvent(new Event(changeEvent))
}

function updateThemeColor() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const color = isDarkNow() ? meta?.dataset.dark : meta?.dataset.light
  if (meta && color) meta.content = color
}

export function chooseColorMode(mode: ColorMode) {
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // Storage is blocked or full: the choice lasts until the next full load.
  }
  apply(mode)
}

function subscribe(onChange: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey || key === null) apply(isColorMode(newValue) ? newValue : 'light')
  }
  const onSystem = () => {
    updateThemeColor()
    onChange()
  }
  addEventListener(changeEvent, onChange)
  addEventListener('storage', onStorage)
  systemIsDark().addEventListener('change', onSystem)
  return () => {
    removeEventListener(changeEvent, onChange)
    removeEventListener('storage', onStorage)
    systemIsDark().removeEventListener('change', onSystem)
  }
}

/** The chosen mode and whether the page is dark now. The server knows neither and renders light. */
export function useColorMode(): { mode: ColorMode; isDark: boolean } {
  const mode = useSyncExternalStore(subscribe, currentMode, () => 'light' as const)
  const isDark = useSyncExternalStore(subscribe, isDarkNow, () => false)
  return { mode, isDark }
}
