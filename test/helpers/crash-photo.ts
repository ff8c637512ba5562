/** A picture that is unique to these two numbers. */
export const crashPhoto = (number: string | number, picture: number): Buffer =>
  Buffer.alloc(8_000 + picture, Buffer.from(`\xff\xd8\xff\xe0 lead ${number} picture ${picture} `, 'latin1'))
