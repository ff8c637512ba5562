import type { ComponentType } from 'react'
import type { PageContent, PageData } from '../../shared/pages/page-data.ts'

export type ScreenName = PageContent['screen']
export type ContentOf<Name extends ScreenName> = Extract<PageContent, { screen: Name }>
/** Props of every screen: its own content, and the whole page (path, breadcrumb, metadata). */
export type ScreenProps<Name extends ScreenName> = { content: ContentOf<Name>; page: PageData }
export type Screen = ComponentType<{ page: PageData }>
export type Screens = Partial<Record<ScreenName, Screen>>

/** Makes a screen of a component that renders one kind of content. */
export function screenFor<Name extends ScreenName>(name: Name, Content: ComponentType<ScreenProps<Name>>): Screen {
  const isOwnContent = (content: PageContent): content is ContentOf<Name> => content.screen === name
  return function ScreenOf({ page }) {
    if (!isOwnContent(page.content)) throw new Error(`The screen ${name} cannot render ${page.content.screen}`)
    return <Content content={page.content} page={page} />
  }
}
