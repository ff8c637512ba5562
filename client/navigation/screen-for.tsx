import type { ComponentType } from 'react'
import type { PageContent, PageData } from '../../shared/pages/page-data.ts'

export type ScreenName = PageContent['screen']
export type ContentOf<Name extends ScreenName> = Extract<PageContent, { screen: Name }>
/** What every screen gets: its own content, and the page around it (path, breadcrumb, metadata). */
export type ScreenProps<Name extends ScreenName> = { content: ContentOf<Name>; page: PageData }
export type Screen = ComponentType<{ page: PageData }>
export type Screens = Partial<Record<ScreenName, Screen>>

/** Ties a component to the content that it draws. */
export function screenFor<Name extends ScreenName>(name: Name, Content: ComponentType<ScreenProps<Name>>): Screen {
  const isOurs = (content: PageContent): content is ContentOf<Name> => content.screen === name
  return function ScreenOf({ page }) {
    if (!isOurs(page.content)) throw new Error(`The screen ${name} cannot draw ${page.content.screen}`)
    return <Content content={page.content} page={page} />
  }
}
