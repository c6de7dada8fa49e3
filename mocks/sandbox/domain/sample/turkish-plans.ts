// The strategies and tasks of the sample team in Turkish, by their English text.

export const TURKISH_PLANS: Record<string, string> = {
  'Win winter camping': 'Kış kampçılığında öne geç',
  'Searches for winter tents grow by a third a year. Be found first **before December**, and sell sets.':
    'Kışlık çadır aramaları yılda üçte bir artıyor. **Aralıktan önce** ilk sırada bulunun ve set satın.',
  'Started. The first week belongs to the search terms; budgets stay as they are.':
    'Başladık. İlk hafta arama terimlerine ayrıldı; bütçeler olduğu gibi kalıyor.',
  'Negatives for rentals are in. Sleeping bags sell better than planned, tents worse.':
    'Kiralama aramaları için negatifler eklendi. Uyku tulumları planlanandan iyi satıyor, çadırlar daha kötü.',
  'Two tent sizes were missing in the feed from Tuesday to Saturday. That is the dip.':
    'Salıdan cumartesiye kadar iki çadır boyu ürün akışında eksikti. Düşüşün nedeni bu.',
  'Feed is complete again. I moved a tenth of the Shopping budget from mats to tents.':
    'Ürün akışı yeniden eksiksiz. Alışveriş bütçesinin onda birini matlardan çadırlara taşıdım.',
  'New ads for sleeping bags are live in German and English.':
    'Uyku tulumlarının yeni reklamları Almanca ve İngilizce olarak yayında.',
  'The landing page for winter tents goes live this week; I expect it to close the gap.':
    'Kışlık çadırların açılış sayfası bu hafta yayına giriyor; farkı kapatmasını bekliyorum.',
  'Fewer returns of tents': 'Daha az çadır iadesi',
  'One tent in nine comes back. Say size and weight earlier, show the pitching time.':
    'Her dokuz çadırdan biri geri geliyor. Boyutu ve ağırlığı daha erken söyleyin, kurulum süresini gösterin.',
  'Returned tents': 'İade edilen çadırlar',
  'Counted the returns of October by hand: 112 of 1,000.': 'Ekim iadelerini elle saydım: 1.000 çadırda 112.',
  'Weight is in the titles of all tents now.': 'Ağırlık artık bütün çadırların başlığında.',
  'First week with the size drawing: fewer questions to support, returns follow later.':
    'Boyut çizimiyle ilk hafta: desteğe daha az soru geldi, iadelerdeki etki sonra görülür.',
  'Pitching videos for four of nine tents are online.': 'Dokuz çadırdan dördünün kurulum videosu yayında.',
  'Returns fall most for the two heaviest tents, as hoped.':
    'İadeler, umulduğu gibi en çok en ağır iki çadırda düşüyor.',
  'The list still hides the weight on phones; the shop’s next release brings it.':
    'Liste telefonda ağırlığı hâlâ gizliyor; mağazanın bir sonraki sürümü gösterecek.',
  'Open the store in Istanbul': 'İstanbul mağazasını aç',
  'Visitors on the first day': 'İlk gün ziyaretçileri',
  'Summer sale': 'Yaz indirimi',
  'Revenue of the sale': 'İndirimin geliri',
  'First two weeks: tents sell as last year, jackets do not.':
    'İlk iki hafta: çadırlar geçen yılki gibi satıyor, ceketler satmıyor.',
  'Jackets are in the emails now. Half of the target after half of the time.':
    'Ceketler artık e-postalarda. Sürenin yarısında hedefin yarısındayız.',
  'Search budget raised by a fifth for the last weeks.': 'Arama bütçesi son haftalar için beşte bir artırıldı.',
  'Last day. Above the target.': 'Son gün. Hedefin üzerindeyiz.',
  'Two emails brought more than four: the third and fourth cost more unsubscribes than they sold.':
    'İki e-posta dörtten fazlasını getirdi: üçüncü ve dördüncü, sattığından çok abonelik iptaline yol açtı.',
  'Be found for avalanche safety': 'Çığ güvenliği aramalarında bulun',
  'A guide, three posts a week, and a page for each course. Measured by sessions from organic search.':
    'Bir rehber, haftada üç gönderi ve her kurs için bir sayfa. Organik aramadan gelen oturumlarla ölçülür.',
  'Become sure-footed in attribution': 'İlişkilendirmede ustalaş',
  'Two evenings a week until the end of the quarter.': 'Çeyreğin sonuna kadar haftada iki akşam.',
  'Hours of learning': 'Öğrenme saati',
  'Finished the course on data-driven attribution.': 'Veriye dayalı ilişkilendirme kursunu bitirdim.',
  'Incrementality takes longer than planned.': 'Artımlılık konusu planlanandan uzun sürüyor.',

  'Landing page for winter tents': 'Kışlık çadırlar için açılış sayfası',
  'One page for tents, mats and sleeping bags, with the pitching video on top.':
    'Çadır, mat ve uyku tulumları için tek sayfa; en üstte kurulum videosu.',
  'Texts in German and English': 'Almanca ve İngilizce metinler',
  'Pictures in three widths': 'Üç genişlikte görseller',
  'Measure the sign-up form': 'Kayıt formunu ölç',
  'The German texts are in the shared folder; the English ones follow tomorrow.':
    'Almanca metinler ortak klasörde; İngilizceleri yarın geliyor.',
  'Could the price of the set stand above the fold? Three people asked at the fair.':
    'Setin fiyatı ilk ekranda görünebilir mi? Fuarda üç kişi sordu.',
  'The video is on the drive. Please keep it under 20 seconds.': 'Video sürücüde. Lütfen 20 saniyeyi geçmesin.',
  'Exclude searches for rentals': 'Kiralama aramalarını hariç tut',
  'Negative keywords “mieten”, “partyzelt” and “verleih”.':
    '“mieten”, “partyzelt” ve “verleih” negatif anahtar kelimeleri.',
  '“verleih” cost another €31 this week.': '“verleih” bu hafta 31 € daha harcattı.',
  'Ads for sleeping bags': 'Uyku tulumu reklamları',
  'Three headlines per ad group, none over 30 characters. Please look at the second.':
    'Reklam grubu başına üç başlık, hiçbiri 30 karakteri aşmıyor. Lütfen ikincisine bakın.',
  'Budget plan for December': 'Aralık bütçe planı',
  'A tenth goes from mats to tents, as in the last check-in.':
    'Son durum notunda olduğu gibi onda biri matlardan çadırlara geçiyor.',
  'Show weight and size in the list': 'Listede ağırlığı ve boyutu göster',
  'Waits for the shop’s next release.': 'Mağazanın bir sonraki sürümünü bekliyor.',
  'The release is planned for the end of next week.': 'Sürüm gelecek haftanın sonuna planlandı.',
  'Ask why tents come back': 'Çadırların neden iade edildiğini sor',
  'The survey is open. Half of the first answers say “too heavy”.':
    'Anket açık. İlk yanıtların yarısı “çok ağır” diyor.',
  'Weekly report for the shop': 'Mağaza için haftalık rapor',
  'Revenue, spend and returns of the last week, with one sentence on each change.':
    'Geçen haftanın geliri, harcaması ve iadeleri; her değişiklik için bir cümle.',
  'Check the consent banner on phones': 'Telefonda izin bandını kontrol et',
  'Try video ads for jackets': 'Ceketler için video reklam dene',
  'There is no budget for it before January.': 'Ocaktan önce bunun için bütçe yok.',
  'Find out why, and put it right.': 'Nedenini bul ve düzelt.',
  'The tag was missing on the new template. It is back since noon.':
    'Yeni şablonda etiket eksikti. Öğleden beri yerinde.',
  search: 'arama',
  web: 'web',
}
