import * as v from 'valibot'
import type { Store } from '../../store/store.ts'
import { updateDocument } from '../../store/update-document.ts'
import type { MailOutage } from './mail-holds.ts'

const documentName = 'delivery/outage'
const outageSchema = v.fallback(v.nullable(v.object({ code: v.string(), isRefusing: v.boolean() })), null)

type SharedOutageOptions = {
  store: Pick<Store, 'documents' | 'lease'>
  own: () => MailOutage | undefined
}

/** Only one process talks to the mail server, but every process reports its health. */
export function createSharedOutage({ store, own }: SharedOutageOptions) {
  let shared: MailOutage | undefined
  /** Assumed until the first `sync`, because a process that sends nothing has no outage. */
  let isHolder = true

  return {
    get current(): MailOutage | undefined {
      return isHolder ? own() : shared
    },
    /** Writes the outage that this process sees, or reads the one that another process wrote. */
    async sync(): Promise<void> {
      isHolder = (await store.lease()) !== undefined
      await updateDocument(store.documents, documentName, (value) => {
        const written = v.parse(outageSchema, value ?? null) ?? undefined
        const outage = own()
        if (!isHolder) shared = written
        return isHolder && written?.code !== outage?.code ? (outage ?? null) : undefined
      })
    },
  }
}
