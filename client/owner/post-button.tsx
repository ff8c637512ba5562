import type { ReactNode } from 'react'

type PostButtonProps = { action: string; fields?: Readonly<Record<string, string>>; className: string; children: ReactNode }

export function PostButton({ action, fields = {}, className, children }: PostButtonProps) {
  return (
    <form method="post" action={action} className="post-button">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  )
}
