import { Actions } from '../actions.tsx'
import { useOwner } from '../owner-context.ts'
import { PageHeading } from '../page-heading.tsx'
import { PostButton } from '../post-button.tsx'
import { requestHref } from './list-href.ts'

/** Asks for confirmation. The button that keeps the request comes first. */
export function ErasePage({ id, name, isMailed }: { id: string; name: string; isMailed: boolean }) {
  const { erasing } = useOwner().messages.requests.one
  return (
    <>
      <PageHeading>{erasing.heading(name)}</PageHeading>
      <div className="erasing container">
        <p>{erasing.text}</p>
        <p className="request-note">{isMailed ? erasing.rest : erasing.restOfUnmailed}</p>
      </div>
      <Actions>
        <a href={requestHref(id)} className="button button-outline">
          {erasing.keep}
        </a>
        <PostButton action={requestHref(id)} fields={{ action: 'erase', confirm: 'yes' }} className="button button-bad">
          {erasing.erase}
        </PostButton>
      </Actions>
    </>
  )
}
