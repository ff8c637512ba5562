import { useMessages } from '../contexts/messages-context.ts'
import { type ColorMode, chooseColorMode, useColorMode } from './use-color-mode.ts'

const modes: readonly ColorMode[] = ['light', 'dark', 'system']

/** Radio buttons for the three color modes; `name` must be unique in the document. */
export function ColorModeChoice({ name }: { name: string }) {
  const current = useColorMode().mode
  const { colors } = useMessages()
  return (
    <fieldset className="color-mode-choice needs-script">
      <legend className="visually-hidden">{colors.legend}</legend>
      {modes.map((mode) => (
        <label key={mode} className="color-mode-option">
          <input
            type="radio"
            className="color-mode-input"
            name={name}
            value={mode}
            checked={mode === current}
            onChange={() => chooseColorMode(mode)}
          />
          <span className="color-mode-label">{colors[mode]}</span>
        </label>
      ))}
    </fieldset>
  )
}
