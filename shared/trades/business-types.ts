/** schema.org's HomeAndConstructionBusiness and its kinds that are contractors. */
export const businessTypes = [
  'HomeAndConstructionBusiness',
  'Electrician',
  'GeneralContractor',
  'HousePainter',
  'HVACBusiness',
  'Plumber',
  'RoofingContractor',
] as const
