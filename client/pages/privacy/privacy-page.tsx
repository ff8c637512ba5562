import { longDate } from '../../../shared/text/long-date.ts'
import { useMessages } from '../../document/messages-context.ts'
import { useSite } from '../../document/site-context.ts'
import type { ScreenProps } from '../../navigation/screen-for.tsx'
import { Blocks } from '../../ui/blocks.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'

export function PrivacyPage({ content, page }: ScreenProps<'privacy'>) {
  const { privacy } = useMessages()
  const { language } = useSite()
  return (
    <section className="privacy">
      <div className="container">
        <PageIntro page={page} h1={content.h1} subtitle={content.subtitle}>
          <p className="second">
            {privacy.effective} <time dateTime={content.effectiveDate}>{longDate(content.effectiveDate, language)}</time>
          </p>
        </PageIntro>
        <div className="prose">
          <Blocks blocks={content.body} />
        </div>
      </div>
    </section>
  )
}
