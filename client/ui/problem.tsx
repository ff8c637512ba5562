import { type ReactNode, type Ref, useId } from 'react'

type ProblemProps = { ref?: Ref<HTMLElement>; heading: string; children: ReactNode }

/** Says why a form was rejected. It is first on the page and has the focus. */
export function Problem({ ref, heading, children }: ProblemProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noAutofocus: the reader starts here, even without script
    <section ref={ref} className="problem" tabIndex={-1} autoFocus aria-labelledby={id}>
      <h2 className="problem-heading" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
