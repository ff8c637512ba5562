import { type ColorMode, chooseColorMode, useColorMode } from '../hooks/use-color-mode.ts'

const choices: { mode: ColorMode; label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
]

/** All three color modes; `name` keeps the radio groups of one document apart. */
export function ColorModeChoice({ name }: { name: string }) {
  const { mode } = useColorMode()
  return (
    <fieldset className="color-mode-choice needs-script">
      <legend className="visually-hidden">Colors</legend>
      {choices.map((choice) => (
        <label key={choice.mode} className="color-mode-option">
          <input
            type="radio"
            className="color-mode-input"
            name={name}
            value={choice.mode}
            checked={mode === choice.mode}
            onChange={() => chooseColorMode(choice.mode)}
          />
          <span className="color-mode-label">{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
