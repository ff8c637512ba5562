/** The script of the owner's pages. They work without it. */
import { keepUnsaved } from './keep-unsaved.ts'
import { preparePhotos } from './work/prepare-photos.ts'

keepUnsaved()
preparePhotos()
