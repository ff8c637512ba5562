import { useMessages } from '../../contexts/messages-context.ts'
import type { ScreenProps } from '../../navigation/registered-screens.tsx'
import { TextPage } from '../../ui/text-page.tsx'
import '../../main-chunk.ts'

export function PrivacyPage({ content, page }: ScreenProps<'privacy'>) {
  const { privacy } = useMessages()
  return (
    <TextPage page={page} content={content}>
      <p className="second">
        {privacy.effective} <time dateTime={content.effective.date}>{content.effective.text}</time>
      </p>
    </TextPage>
  )
}
