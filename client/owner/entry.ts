/** The script of the owner's pages. They work without it. */
import { redrawBlankDrawings } from '../ui/redraw-blank-drawings.ts'
import { countCharacters } from './count-characters.ts'
import { keepUnsaved } from './keep-unsaved.ts'
import { preparePhotos } from './prepare-photos.ts'
import { sendOnce } from './send-once.ts'
import { stayOffline } from './stay-offline.ts'

keepUnsaved()
countCharacters()
preparePhotos()
stayOffline()
// After those that keep a form from being sent.
sendOnce()
addEventListener('load', redrawBlankDrawings)
