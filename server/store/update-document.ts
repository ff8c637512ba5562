import * as v from 'valibot'
import type { DocumentStore } from './store.ts'

/** Changes a document, and starts again if another process was faster. `change` returns undefined to leave it as it is. */
export async function updateDocument(
  documents: Pick<DocumentStore, 'read' | 'write'>,
  name: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  for (;;) {
    const document = await documents.read(name)
    const value = change(document?.value)
    if (value === undefined || (await documents.write(name, value, document?.version ?? 0)) !== undefined) return
  }
}

/** Removes a document, if there is one, whatever its version. */
export async function removeDocument(documents: Pick<DocumentStore, 'version' | 'remove'>, name: string): Promise<void> {
  for (;;) {
    const version = await documents.version(name)
    if (version === 0 || (await documents.remove(name, version))) return
  }
}

/** Removes the matching documents of a kind, and those in another format. */
export async function removeDocuments<T>(
  documents: Pick<DocumentStore, 'list' | 'version' | 'remove'>,
  { kind, schema }: { kind: string; schema: v.GenericSchema<T> },
  matches: (value: T) => boolean,
): Promise<void> {
  for (const { name, value } of await documents.list(kind)) {
    if (!v.is(schema, value) || matches(value)) await removeDocument(documents, name)
  }
}
