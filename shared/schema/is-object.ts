export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const ownProperty = (value: unknown, key: string | number): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

/** An own property of a value that may not be an object, or of one inside it. */
export const field = (value: unknown, ...keys: readonly (string | number)[]): unknown => keys.reduce(ownProperty, value)
