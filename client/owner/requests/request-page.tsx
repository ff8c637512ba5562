import { useOwner } from '../owner-context.ts'
import { PageHeading } from '../page-heading.tsx'
import { PostButton } from '../post-button.tsx'
import { requestHref } from './list-href.ts'
import { NoteFields } from './note-fields.tsx'
import { RequestDetails } from './request-details.tsx'
import { RequestEstimatePart } from './request-estimate.tsx'
import { RequestPhotos } from './request-photos.tsx'
import type { NoteErrors, NoteForm, RequestView } from './request-views.ts'
import { StatusForm } from './status-form.tsx'
import { WayButtons } from './way-buttons.tsx'

type RequestPageProps = { request: RequestView; form: NoteForm; errors: NoteErrors }

/** The customer's words above the ground line, the owner's actions below it. */
export function RequestPage({ request, form, errors }: RequestPageProps) {
  const { requests } = useOwner().messages
  const { id, name, town, wants, sent, isOverdue, isSpam, comment, photos, language, estimate } = request
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <div className="request-facts container">
        <p>
          {town !== undefined && <strong>{town}</strong>}
          {town !== undefined && wants !== undefined && ', '}
          {wants !== undefined && (town === undefined ? wants : wants.charAt(0).toLowerCase() + wants.slice(1))}
        </p>
        <p>{sent}</p>
        {language !== undefined && <p>{requests.one.writtenIn(language)}</p>}
        {isOverdue && <p className="row-reason">{requests.waitingOver}</p>}
      </div>
      <WayButtons request={request} />
      <div className="request-said container">
        <p className="said" dir="auto">
          {comment}
        </p>
        {photos.length + request.photosLeft > 0 && <RequestPhotos request={request} />}
      </div>
      {estimate && <RequestEstimatePart estimate={estimate} />}
      {!isSpam && (
        <StatusForm id={id} version={form.version} status={form.status} className={estimate?.drawn ? 'soil-deep' : 'soil-flat'}>
          <NoteFields form={form} errors={errors} />
        </StatusForm>
      )}
      <RequestDetails request={request} />
      {!isSpam && (
        <div className="request-ends container">
          <PostButton action={requestHref(id)} fields={{ action: 'spam' }} className="text-link">
            {requests.one.markSpam}
          </PostButton>
          <PostButton action={requestHref(id)} fields={{ action: 'erase' }} className="text-link text-link-bad">
            {requests.one.erase}
          </PostButton>
        </div>
      )}
    </>
  )
}
