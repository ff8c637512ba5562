import type { ReactNode } from 'react'
import type { Block } from '../../shared/content/site-types.ts'
import type { PageData } from '../../shared/pages/page-data.ts'
import { Blocks } from './blocks.tsx'
import { PageIntro } from './page-intro.tsx'

type TextPageProps = {
  page: PageData
  content: { h1: string; subtitle?: string; body: Block[] }
  /** Below the subtitle. */
  children?: ReactNode
  /** Beside the text. */
  aside?: ReactNode
}

export function TextPage({ page, content: { h1, subtitle, body }, children, aside }: TextPageProps) {
  return (
    <section className="text-page">
      <div className="container">
        <PageIntro page={page} h1={h1} subtitle={subtitle}>
          {children}
        </PageIntro>
        <div className={aside ? 'with-sidebar' : undefined}>
          <div className="prose">
            <Blocks blocks={body} />
          </div>
          {aside}
        </div>
      </div>
    </section>
  )
}
