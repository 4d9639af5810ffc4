/** The address of a food's picture, by its picture name. */
export const pictureAddress = (name: string): string => `${import.meta.env['PICTURES_ADDRESS']}/${name}.svg`
