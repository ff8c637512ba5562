import type { ReactNode, Ref } from 'react'

type ProblemProps = { ref?: Ref<HTMLElement> | undefined; heading: string; children: ReactNode }

/** Says why a form was rejected. It is first on the page and has the focus. */
export function Problem({ ref, heading, children }: ProblemProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the reader starts here, even without script
    <section ref={ref} className="problem" tabIndex={-1} autoFocus aria-labelledby="problem-heading">
      <h2 className="problem-heading" id="problem-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}
