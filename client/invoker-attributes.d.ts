/** HTML attributes that React renders but its types do not include yet. */
import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
