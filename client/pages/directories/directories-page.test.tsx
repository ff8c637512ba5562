import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messagesFor } from '../../../shared/language/messages.ts'
import { MessagesContext } from '../../contexts/messages-context.ts'
import { DirectoryLink } from './directories-page.tsx'

test('a name that may wrap is whole for screen readers, and the link says that it opens a new tab', () => {
  const html = renderToStaticMarkup(
    <MessagesContext value={messagesFor('en')}>
      <DirectoryLink name="OpenStreetMap" href="https://maps.example/" />
    </MessagesContext>,
  )
  expect(html).toContain('aria-label="OpenStreetMap (opens in a new tab)"')
  expect(html).toContain('>Open<wbr/>Street<wbr/>Map</a>')
})
