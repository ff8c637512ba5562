import moon from '@lucide/icons/icons/moon'
import sun from '@lucide/icons/icons/sun'
import { useMessages } from '../contexts/messages-context.ts'
import { Icon } from '../ui/icon.tsx'
import { chooseColorMode, useColorMode } from './use-color-mode.ts'

/** Toggles between light and dark. Hidden without script. */
export function ColorModeButton({ className }: { className?: string }) {
  const { isDark } = useColorMode()
  const { colors } = useMessages()
  const label = isDark ? colors.useLight : colors.useDark
  return (
    <button
      type="button"
      className={`icon-button needs-script ${className ?? ''}`}
      aria-label={label}
      title={label}
      onClick={() => chooseColorMode(isDark ? 'light' : 'dark')}
    >
      {/* The style sheet hides one, so that the icon is right before hydration. */}
      <Icon icon={sun} className="icon-sun" />
      <Icon icon={moon} className="icon-moon" />
    </button>
  )
}
