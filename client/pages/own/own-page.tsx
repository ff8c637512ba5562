import type { ScreenProps } from '../../navigation/registered-screens.tsx'
import { CloseBanner } from '../../sections/close-banner.tsx'
import { ServicesAside } from '../../sections/services-aside.tsx'
import { TextPage } from '../../ui/text-page.tsx'
import '../../main-chunk.ts'

/** A page that only this business has, made of text blocks. */
export function OwnPage({ content, page }: ScreenProps<'own'>) {
  return (
    <>
      <TextPage page={page} content={content} aside={<ServicesAside heading={content.phoneBlock.heading} />} />
      {content.close && <CloseBanner close={content.close} />}
    </>
  )
}
