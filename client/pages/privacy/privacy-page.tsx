import { longDate } from '../../../shared/language/long-date.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { useSite } from '../../contexts/site-context.ts'
import type { ScreenProps } from '../../navigation/registered-screens.tsx'
import { TextPage } from '../../ui/text-page.tsx'
import '../../main-chunk.ts'

export function PrivacyPage({ content, page }: ScreenProps<'privacy'>) {
  const { privacy } = useMessages()
  const { language } = useSite()
  return (
    <TextPage page={page} content={content}>
      <p className="second">
        {privacy.effective} <time dateTime={content.effectiveDate}>{longDate(content.effectiveDate, language)}</time>
      </p>
    </TextPage>
  )
}
