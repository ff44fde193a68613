/** The picture of a review in pixels. */

/** The size of the picture that the server draws. */
const WIDTH = 1200;
const HEIGHT = 630;

/** An SVG picture in pixels, drawn by the browser. */
export async function inPixels(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((give, refuse) => {
    canvas.toBlob((blob) => (blob ? give(blob) : refuse(new Error("no picture"))), "image/png");
  });
}
