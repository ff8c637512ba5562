import type { ComponentType } from 'react'
import type { PageContent, PageData } from '../../shared/pages/page-data.ts'

export type ScreenName = PageContent['screen']
export type ContentOf<Name extends ScreenName> = Extract<PageContent, { screen: Name }>
/** Props of every screen: its own content, and the whole page (path, breadcrumb, metadata). */
export type ScreenProps<Name extends ScreenName> = { content: ContentOf<Name>; page: PageData }
type Screen = ComponentType<{ page: PageData }>

const screens: Partial<Record<ScreenName, Screen>> = {}

/** Registers the component for one kind of content. Registering it again changes nothing, because a new component would lose its state. */
export function registerScreen<Name extends ScreenName>(name: Name, Content: ComponentType<ScreenProps<Name>>): void {
  const isOwnContent = (content: PageContent): content is ContentOf<Name> => content.screen === name
  screens[name] ??= function ScreenOf({ page }) {
    if (!isOwnContent(page.content)) throw new Error(`The screen ${name} cannot render ${page.content.screen}`)
    return <Content content={page.content} page={page} />
  }
}

export function findScreen(name: ScreenName): Screen {
  const screen = screens[name]
  if (!screen) throw new Error(`The screen ${name} was rendered before its code was loaded`)
  return screen
}
