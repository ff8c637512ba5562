import * as v from 'valibot'
import type { DocumentStore } from '../../store/store.ts'
import { updateDocument } from '../../store/update-document.ts'
import type { LeaseHolder } from './lease-holder.ts'
import type { MailOutage } from './mail-holds.ts'

const documentName = 'delivery/outage'
const outageSchema = v.fallback(v.nullable(v.object({ code: v.string(), isRefusing: v.boolean() })), null)

type SharedOutageOptions = {
  documents: Pick<DocumentStore, 'read' | 'write'>
  holder: Pick<LeaseHolder, 'isHeld'>
  own: () => MailOutage | undefined
}

/** Only one process talks to the mail server, but every process reports its health. */
export function createSharedOutage({ documents, holder, own }: SharedOutageOptions) {
  let shared: MailOutage | undefined

  return {
    get current(): MailOutage | undefined {
      return holder.isHeld ? own() : shared
    },
    /** Writes what this process found out, or reads what another one did. */
    async sync(): Promise<void> {
      await updateDocument(documents, documentName, (value) => {
        const written = v.parse(outageSchema, value ?? null) ?? undefined
        const outage = own()
        if (!holder.isHeld) shared = written
        return holder.isHeld && written?.code !== outage?.code ? (outage ?? null) : undefined
      })
    },
  }
}
