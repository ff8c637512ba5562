import { expect, test } from 'vitest'
import { languageCodes } from '../../../shared/language/languages.ts'
import { messagesFor } from '../../../shared/language/messages.ts'
import { projectRoot } from '../../../test/helpers/project-root.ts'
import { bundleMessages } from './page-scripts.ts'

test.each(languageCodes)("the browser's messages in '%s' contain nothing that only the server uses", async (language) => {
  const script = Buffer.from(await bundleMessages({ root: projectRoot, isDevelopment: false }, language)).toString()
  const { nav, letter, consent, maintenance } = messagesFor(language)
  expect(script).toContain(nav.skip)
  for (const text of [letter.days, consent.label, consent.questions.plain, maintenance.heading]) expect(script).not.toContain(text)
})
