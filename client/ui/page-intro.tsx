import type { ReactNode, Ref } from 'react'
import type { PageData } from '../../shared/pages/page-data.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Lines } from './lines.tsx'

type PageIntroProps = {
  page: PageData
  h1: string
  subtitle?: string
  /** Set on a page that responds to a form: focuses the heading, even without script. */
  headingRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** Top of an inner page: breadcrumb, heading and subtitle. */
export function PageIntro({ page, h1, subtitle, headingRef, children }: PageIntroProps) {
  return (
    <div className="page-intro">
      <Breadcrumb steps={page.breadcrumb} />
      <h1 {...(headingRef && { ref: headingRef, tabIndex: -1, autoFocus: true })}>
        <Lines text={h1} />
      </h1>
      {subtitle && <p className="page-lead">{keepTogether(subtitle)}</p>}
      {children}
    </div>
  )
}
