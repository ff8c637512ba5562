export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** An own property of a value that may not be an object. */
export const field = (value: unknown, key: string | number): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
