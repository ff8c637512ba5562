import type { NoteView } from './site-view.ts'

export function Note({ heading, strong, lines }: NoteView) {
  return (
    <div className="form-note">
      <p className="form-note-heading quiet">{heading}</p>
      {strong && <p className="form-note-strong">{strong}</p>}
      {lines.map(({ text, language }) => (
        <p key={text} lang={language}>
          {text}
        </p>
      ))}
    </div>
  )
}
