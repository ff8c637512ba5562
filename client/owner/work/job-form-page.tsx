import type { ReactNode } from 'react'
import { pathOf } from '../../../shared/addresses/routes.ts'
import { maxJobPhotos } from '../../../shared/content/job-photos.ts'
import type { Site } from '../../../shared/content/site-types.ts'
import { ChoiceField } from '../../ui/field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Actions } from '../actions.tsx'
import { DefaultButton } from '../default-button.tsx'
import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { PageHeading } from '../page-heading.tsx'
import type { RowView } from '../site/site-view.ts'
import { JobAnswers } from './job-answers.tsx'
import { JobPhotos } from './job-photos.tsx'
import type { JobErrors, JobInput, JobWords } from './job-view.ts'
import { JobWordFields } from './job-word-fields.tsx'

type JobFormPageProps = {
  site: Site
  input: JobInput
  /** The pictures of the set that the job has while there are no photos. */
  pictures: readonly RowView[]
  errors: JobErrors
  /** The hash of each value that the form was made from. */
  base: Readonly<Record<string, string>>
  months: readonly { value: string; label: string }[]
  /** Undefined for a job that was not saved yet. */
  state: { hasDraft: boolean; isPublic: boolean } | undefined
  /** The version of the drafts that this page shows. */
  seen: number
}

/** One form for everything about a job: photos, then four short fields, then optional details. */
export function JobFormPage({ site, input, pictures, errors, base, months, state, seen }: JobFormPageProps) {
  const { work } = useOwner().messages
  const { slug } = input
  const choose = { value: '', label: work.choose }
  const action = slug === undefined ? `${ownerPaths.work}new/` : `${ownerPaths.work}${slug}/`
  const [first = site.language, ...others] = site.languages
  const towns = [...new Set([...site.areaServed.map(({ name }) => name), ...(input.town ? [input.town] : [])])]
  return (
    <>
      <PageHeading lead={slug === undefined ? work.newLead : work.editLead}>{input.words[first]?.title || work.newJob}</PageHeading>
      {slug !== undefined && state && <JobActions action={action} href={pathOf('job', site.language, slug)} state={state} seen={seen} />}
      <form
        id="job-form"
        method="post"
        action={action}
        encType="multipart/form-data"
        className="job-form form-rows container"
        data-keeps={seen}
        noValidate
      >
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        <input type="hidden" name="seen" value={seen} />
        <DefaultButton>{work.save}</DefaultButton>
        <JobPhotos photos={input.photos} pictures={pictures} languages={site.languages} errors={errors} most={maxJobPhotos} />
        <JobWordFields language={first} words={input.words[first]} errors={errors} fields={['title']} />
        <div className="job-form-pair">
          <ChoiceField
            id="town"
            name="town"
            label={work.town}
            defaultValue={input.town}
            options={[choose, ...towns.map((value) => ({ value, label: value }))]}
            error={errors.get('town')}
          />
          <ChoiceField
            id="month"
            name="month"
            label={work.month}
            defaultValue={input.month}
            options={[choose, ...months]}
            error={errors.get('month')}
          />
        </div>
        <fieldset id="services" tabIndex={-1}>
          <legend className="field-label">{work.services}</legend>
          {errors.has('services') && <FieldError id="services-error" error={errors.get('services') ?? ''} />}
          <div className="job-form-checks">
            {site.services.map(({ id, name }) => (
              <label key={id} className="check-label">
                <input type="checkbox" name="services" value={id} defaultChecked={input.services.includes(id)} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <JobWordFields language={first} words={input.words[first]} errors={errors} fields={['text']} />
        <JobAnswers site={site} input={input} errors={errors} />
        <FurtherFields summary={work.customer} isOpen={Boolean(input.words[first]?.quote)}>
          <JobWordFields language={first} words={input.words[first]} errors={errors} fields={['quote', 'name', 'source']} />
        </FurtherFields>
        {others.map((language) => (
          <FurtherFields
            key={language}
            summary={work.inLanguage[language]}
            lang={language}
            isOpen={isWritten(input.words[language]) || [...errors.keys()].some((id) => id.startsWith(`${language}-`))}
          >
            <p className="field-hint">{work.inLanguageHint}</p>
            <JobWordFields
              language={language}
              words={input.words[language]}
              errors={errors}
              fields={['title', 'text', 'quote', 'name', 'source']}
            />
          </FurtherFields>
        ))}
      </form>
      <Actions>
        {slug !== undefined && (
          <a className="button button-outline" href={`/owner/preview${pathOf('job', site.language, slug)}`}>
            {work.preview}
          </a>
        )}
        {state?.hasDraft && (
          <button type="submit" form="job-form" name="action" value="save-publish" className="button button-outline">
            {work.publish}
          </button>
        )}
        <button type="submit" form="job-form" className="button button-accent button-main">
          {work.save}
        </button>
      </Actions>
    </>
  )
}

const isWritten = (words: JobWords | undefined) => Object.values(words ?? {}).some((text) => text !== '')

type JobActionsProps = { action: string; href: string; state: NonNullable<JobFormPageProps['state']>; seen: number }

/** Actions for the job in its saved state. */
function JobActions({ action, href, state, seen }: JobActionsProps) {
  const { work } = useOwner().messages
  return (
    <form method="post" action={action} className="job-actions container">
      <input type="hidden" name="seen" value={seen} />
      {state.hasDraft && (
        <button type="submit" name="action" value="discard" className="text-link">
          {work.discard}
        </button>
      )}
      {state.isPublic && (
        <>
          {!state.hasDraft && (
            <a href={href} className="text-link">
              {work.view}
            </a>
          )}
          <button type="submit" name="action" value="take-down" className="text-link text-link-bad">
            {work.takeDown}
          </button>
          <p className="field-hint job-actions-text">{work.takeDownText}</p>
        </>
      )}
    </form>
  )
}

type FurtherFieldsProps = { summary: string; isOpen: boolean; lang?: string; children: ReactNode }

const FurtherFields = ({ summary, isOpen, lang, children }: FurtherFieldsProps) => (
  <details className="job-form-more" open={isOpen}>
    <summary className="text-link">{summary}</summary>
    <div className="form-rows" lang={lang}>
      {children}
    </div>
  </details>
)
