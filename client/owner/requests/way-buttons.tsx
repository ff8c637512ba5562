import phone from '@lucide/icons/icons/phone'
import { Icon } from '../../ui/icon.tsx'
import { Actions } from '../actions.tsx'
import { useOwner } from '../owner-context.ts'
import { PostButton } from '../post-button.tsx'
import { requestHref } from './list-href.ts'
import type { AnswerWay, RequestView } from './request-views.ts'

const order = ['call', 'text', 'email'] as const

/** Call, text, email, in this order. The main one is what the visitor asked for. For spam: erase it, or mark it as not spam. */
export function WayButtons({ request }: { request: RequestView }) {
  const { one } = useOwner().messages.requests
  const { id, isSpam, ways, name } = request
  if (isSpam) {
    return (
      <Actions>
        <PostButton action={requestHref(id)} fields={{ action: 'erase' }} className="button button-outline">
          {one.erasing.short}
        </PostButton>
        <PostButton action={requestHref(id)} fields={{ action: 'not-spam' }} className="button button-accent">
          {one.notSpam}
        </PostButton>
      </Actions>
    )
  }
  const shown = order.flatMap((kind) => ways.find((way) => way.kind === kind) ?? [])
  return (
    <Actions>
      {shown.map((way) => (
        <WayButton key={way.kind} way={way} isMain={way === ways[0]} name={name} />
      ))}
    </Actions>
  )
}

function WayButton({ way: { kind, href, text }, isMain, name }: { way: AnswerWay; isMain: boolean; name: string }) {
  const { answer, one } = useOwner().messages.requests
  return (
    <a href={href} className={isMain ? 'button button-accent way way-main' : 'button button-outline way'}>
      {kind === 'call' && <Icon icon={phone} />}
      <span className="way-short">{answer[kind]}</span>
      <span className="way-long">{kind === 'text' ? one.textName(name.split(' ')[0] ?? name) : `${answer[kind]} ${text}`}</span>
    </a>
  )
}
