import type { ComponentProps } from 'react'

type NumberInputProps = { label: string; unit: string | undefined } & Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A whole number, below its label and with its unit beside it. A text input, because a number input submits invalid values as empty. */
export const NumberInput = ({ label, unit, ...input }: NumberInputProps) => (
  <input
    {...input}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    className="field-box number-input"
    aria-label={unit && `${label}, ${unit}`}
  />
)
