import type { OwnerMessages } from './owner-messages.ts'

export const photoMessages: OwnerMessages['photos'] = {
  smallHint: 'Se les quitan los datos del lugar y de la cámara.',
  plainHint: 'JPEG, de 1 MB como máximo cada una. Se muestra tal cual: si su teléfono anota dónde tomó la foto, eso queda en ella.',
  preparing: 'Reduciendo las fotos…',
  ready: 'Fotos listas:',
  unreadable: 'Este navegador no puede leer una de las fotos. Elija un JPEG o envíela desde su teléfono.',
  unusable: 'No se pudo usar una de las fotos. Elija un JPEG de 1 MB como máximo.',
  backToFirst: 'Volver a la foto original',
  shownOn: 'Se muestra en',
}
